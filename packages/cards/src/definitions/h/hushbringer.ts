import { card, keywords, rule } from '@spellwright/dsl'

export const hushbringer = card({
  name: 'Hushbringer',
  cost: '{1}{W}',
  type: 'Creature — Faerie',
  power: 1,
  toughness: 2,
  abilities: [
    ...keywords('flying', 'lifelink'),
    rule({ kind: 'doesntTrigger', entering: { type: 'creature' }, dying: { type: 'creature' } }),
  ],
})
