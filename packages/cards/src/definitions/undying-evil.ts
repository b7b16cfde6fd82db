import { apply, card, gain, spell, target, the } from '@spellwright/dsl'

export const undyingEvil = card({
  name: 'Undying Evil',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [gain('undying')])],
    }),
  ],
})
