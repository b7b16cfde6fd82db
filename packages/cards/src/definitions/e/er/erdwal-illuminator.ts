import { card, investigate, keyword, triggered } from '@spellwright/dsl'

export const erdwalIlluminator = card({
  name: 'Erdwal Illuminator',
  cost: '{1}{U}',
  type: 'Creature — Spirit',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({ on: { kind: 'investigated', player: 'you', nth: 1 }, effects: [investigate()] }),
  ],
})
