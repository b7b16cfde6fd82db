import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const sylvanAdvocate = card({
  name: 'Sylvan Advocate',
  cost: '{1}{G}',
  type: 'Creature — Elf Druid Ally',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    continuous({
      condition: { kind: 'exists', of: { type: 'land', controller: 'you' }, count: { atLeast: 6 } },
      affects: { controller: 'you', any: [{ allTypes: ['land', 'creature'] }, { among: 'self' }] },
      apply: [modifyPT(2, 2)],
    }),
  ],
})
