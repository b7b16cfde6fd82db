import { card, spell, targetPlayer, the, X } from '@spellwright/dsl'

export const mindShatter = card({
  name: 'Mind Shatter',
  cost: '{X}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [{ kind: 'discard', player: the('player'), count: X, how: 'random' }],
    }),
  ],
})
