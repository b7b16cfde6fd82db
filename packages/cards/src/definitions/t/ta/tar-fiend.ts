import { card, discard, enters, keyword, targetPlayer, the, triggered } from '@spellwright/dsl'

export const tarFiend = card({
  name: 'Tar Fiend',
  cost: '{5}{B}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'devour', count: 2 }),
    triggered({
      on: enters('self'),
      targets: { player: targetPlayer },
      effects: [discard({ kind: 'devoured' }, the('player'))],
    }),
  ],
})
