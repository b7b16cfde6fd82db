import { card, dies, discard, targetOpponent, the, triggered } from '@spellwright/dsl'

export const ashenSkinZubera = card({
  name: 'Ashen-Skin Zubera',
  cost: '{1}{B}',
  type: 'Creature — Zubera Spirit',
  power: 1,
  toughness: 2,
  abilities: [
    triggered({
      on: dies('self'),
      targets: { player: targetOpponent },
      effects: [discard({ kind: 'events', event: dies({ subtype: 'Zubera' }), when: 'thisTurn' }, the('player'))],
    }),
  ],
})
