import {
  activated,
  all,
  card,
  continuous,
  dealDamage,
  eventAmount,
  gainAbility,
  keyword,
  mana,
  pump,
  triggered,
} from '@spellwright/dsl'

export const kusariGama = card({
  name: 'Kusari-Gama',
  cost: '{3}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({
      affects: 'attachedTo',
      apply: [gainAbility(activated({ cost: [mana('{2}')], effects: [pump('self', 1, 0)] }))],
    }),
    triggered({
      on: { kind: 'damage', source: 'attachedTo', to: { object: { type: 'creature', is: 'blocking' } } },
      effects: [
        dealDamage(
          eventAmount,
          all({ type: 'creature', controller: 'defendingPlayer', not: { among: 'eventObject' } }),
        ),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{3}')] }),
  ],
})
