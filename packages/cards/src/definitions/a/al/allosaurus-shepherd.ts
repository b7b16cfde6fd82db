import { activated, addSubtype, all, apply, card, mana, rule, setBasePT } from '@spellwright/dsl'

export const allosaurusShepherd = card({
  name: 'Allosaurus Shepherd',
  cost: '{G}',
  type: 'Creature — Elf Shaman',
  power: 1,
  toughness: 1,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    rule({ kind: 'cantBeCountered', what: { zone: 'stack', color: 'G', controller: 'you' } }),
    activated({
      cost: [mana('{4}{G}{G}')],
      effects: [
        apply(all({ subtype: 'Elf', type: 'creature', controller: 'you' }), [setBasePT(5), addSubtype('Dinosaur')]),
      ],
    }),
  ],
})
