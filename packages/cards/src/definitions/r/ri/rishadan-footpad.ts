import { card, enters, mana, triggered, unless } from '@spellwright/dsl'

export const rishadanFootpad = card({
  name: 'Rishadan Footpad',
  cost: '{3}{U}',
  type: 'Creature — Human Pirate',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        unless('opponent', [mana('{2}')], { kind: 'sacrificeChoice', player: 'opponent', filter: {}, count: 1 }),
      ],
    }),
  ],
})
