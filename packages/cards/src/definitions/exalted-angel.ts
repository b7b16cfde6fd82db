import { card, eventAmount, gainLife, keyword, mana, triggered } from '@spellwright/dsl'

export const exaltedAngel = card({
  name: 'Exalted Angel',
  cost: '{4}{W}{W}',
  type: 'Creature — Angel',
  power: 4,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({ on: { kind: 'damage', source: 'self' }, effects: [gainLife(eventAmount)] }),
    keyword({ kind: 'morph', cost: [mana('{2}{W}{W}')] }),
  ],
})
