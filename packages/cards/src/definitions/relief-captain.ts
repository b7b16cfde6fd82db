import { card, enters, target, the, triggered, upTo } from '@spellwright/dsl'

export const reliefCaptain = card({
  name: 'Relief Captain',
  cost: '{2}{W}{W}',
  type: 'Creature — Kor Knight Ally',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creatures: target({ type: 'creature', other: true }, { count: upTo(3) }) },
      effects: [{ kind: 'support', count: 3, what: the('creatures') }],
    }),
  ],
})
