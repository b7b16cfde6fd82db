import { card, enters, mana, triggered, unless } from '@spellwright/dsl'

export const rishadanCutpurse = card({
  name: 'Rishadan Cutpurse',
  cost: '{2}{U}',
  type: 'Creature — Human Pirate',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        unless('opponent', [mana('{1}')], { kind: 'sacrificeChoice', player: 'opponent', filter: {}, count: 1 }),
      ],
    }),
  ],
})
