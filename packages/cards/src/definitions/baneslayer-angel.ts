import { card, keyword, keywords } from '@spellwright/dsl'

export const baneslayerAngel = card({
  name: 'Baneslayer Angel',
  cost: '{3}{W}{W}',
  type: 'Creature — Angel',
  power: 5,
  toughness: 5,
  abilities: [
    ...keywords('flying', 'first strike', 'lifelink'),
    keyword({ kind: 'protection', from: [{ filter: { subtype: 'Demon' } }, { filter: { subtype: 'Dragon' } }] }),
  ],
})
