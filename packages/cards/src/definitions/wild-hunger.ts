import { apply, card, gain, keyword, mana, modifyPT, spell, target, the } from '@spellwright/dsl'

export const wildHunger = card({
  name: 'Wild Hunger',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [modifyPT(3, 1), gain('trample')])],
    }),
    keyword({ kind: 'flashback', cost: [mana('{3}{R}')] }),
  ],
})
