import { card, keyword, spell, target, the } from '@spellwright/dsl'

export const spittingImage = card({
  name: 'Spitting Image',
  cost: '{4}{G/U}{G/U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: the('creature') }],
    }),
    keyword('retrace'),
  ],
})
