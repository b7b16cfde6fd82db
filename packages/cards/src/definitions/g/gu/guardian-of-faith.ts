import { anyNumber, card, enters, keywords, target, the, triggered } from '@spellwright/dsl'

export const guardianOfFaith = card({
  name: 'Guardian of Faith',
  cost: '{1}{W}{W}',
  type: 'Creature — Spirit Knight',
  power: 3,
  toughness: 2,
  abilities: [
    ...keywords('flash', 'vigilance'),
    triggered({
      on: enters('self'),
      targets: { creatures: target({ type: 'creature', controller: 'you', other: true }, { count: anyNumber }) },
      effects: [{ kind: 'phaseOut', what: the('creatures') }],
    }),
  ],
})
