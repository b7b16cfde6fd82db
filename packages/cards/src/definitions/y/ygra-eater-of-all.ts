import {
  activated,
  addSubtype,
  addType,
  card,
  continuous,
  dies,
  gainAbility,
  gainLife,
  keyword,
  mana,
  putCounters,
  sacrificeSelf,
  tap,
  triggered,
} from '@spellwright/dsl'

export const ygraEaterOfAll = card({
  name: 'Ygra, Eater of All',
  cost: '{3}{B}{G}',
  type: 'Legendary Creature — Elemental Cat',
  power: 6,
  toughness: 6,
  abilities: [
    keyword({ kind: 'ward', cost: [{ kind: 'sacrifice', what: { subtype: 'Food' } }] }),
    continuous({
      affects: { type: 'creature', other: true },
      apply: [
        addType('artifact'),
        addSubtype('Food'),
        gainAbility(activated({ cost: [mana('{2}'), tap, sacrificeSelf], effects: [gainLife(3)] })),
      ],
    }),
    triggered({ on: dies({ subtype: 'Food' }), effects: [putCounters('+1/+1', 2, 'self')] }),
  ],
})
