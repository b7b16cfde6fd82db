import { card, continuous, keyword, matches, modifyPT } from '@spellwright/dsl'

export const trustedForcemage = card({
  name: 'Trusted Forcemage',
  cost: '{2}{G}',
  type: 'Creature — Human Shaman',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('soulbond'),
    continuous({
      condition: matches('self', { is: 'paired' }),
      affects: { any: [{ among: 'self' }, { among: 'paired' }] },
      apply: [modifyPT(1, 1)],
    }),
  ],
})
