import { card, enters, gainLife, keyword, mana, triggered } from '@spellwright/dsl'

export const radiantsDragoons = card({
  name: "Radiant's Dragoons",
  cost: '{3}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 5,
  abilities: [
    keyword({ kind: 'echo', cost: [mana('{3}{W}')] }),
    triggered({ on: enters('self'), effects: [gainLife(5)] }),
  ],
})
