import { card, enters, keyword, putCounters, target, the, triggered, upTo } from '@spellwright/dsl'

export const basrisAcolyte = card({
  name: "Basri's Acolyte",
  cost: '{2}{W}{W}',
  type: 'Creature — Cat Cleric',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('lifelink'),
    triggered({
      on: enters('self'),
      targets: { creatures: target({ type: 'creature', controller: 'you', other: true }, { count: upTo(2) }) },
      effects: [putCounters('+1/+1', 1, the('creatures'))],
    }),
  ],
})
