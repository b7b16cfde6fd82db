import {
  activated,
  apply,
  card,
  dealsDamageToPlayer,
  draw,
  gainAbility,
  mana,
  matches,
  putCounters,
  setBasePT,
  triggered,
  when,
} from '@spellwright/dsl'

export const ascendantSpirit = card({
  name: 'Ascendant Spirit',
  cost: '{U}',
  type: 'Snow Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{S}{S}')],
      effects: [
        apply('self', [{ kind: 'setCreatureTypes', subtypes: ['Spirit', 'Warrior'] }, setBasePT(2, 3)], 'game'),
      ],
    }),
    activated({
      cost: [mana('{S}{S}{S}')],
      effects: [
        when(
          matches('self', { subtype: 'Warrior' }),
          putCounters('flying', 1, 'self'),
          apply('self', [{ kind: 'setCreatureTypes', subtypes: ['Spirit', 'Warrior', 'Angel'] }, setBasePT(4)], 'game'),
        ),
      ],
    }),
    activated({
      cost: [mana('{S}{S}{S}{S}')],
      effects: [
        when(
          matches('self', { subtype: 'Angel' }),
          putCounters('+1/+1', 2, 'self'),
          apply(
            'self',
            [gainAbility(triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [draw(1)] }))],
            'game',
          ),
        ),
      ],
    }),
  ],
})
