import { card, dies, mill, targetPlayer, the, triggered } from '@spellwright/dsl'

export const selhoffOccultist = card({
  name: 'Selhoff Occultist',
  cost: '{2}{U}',
  type: 'Creature — Human Rogue',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'either', events: [dies('self'), dies({ type: 'creature', other: true })] },
      targets: { player: targetPlayer },
      effects: [mill(1, the('player'))],
    }),
  ],
})
