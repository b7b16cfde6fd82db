import { activated, card, gainLife, sacrifice } from '@spellwright/dsl'

export const ravenousBaloth = card({
  name: 'Ravenous Baloth',
  cost: '{2}{G}{G}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 4,
  abilities: [activated({ cost: [sacrifice({ subtype: 'Beast' })], effects: [gainLife(4)] })],
})
