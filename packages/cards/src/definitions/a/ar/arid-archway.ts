import {
  card,
  enters,
  entersTapped,
  exactly,
  matches,
  returnTo,
  tapForMana,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const aridArchway = card({
  name: 'Arid Archway',
  type: 'Land — Desert',
  abilities: [
    entersTapped,
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'choose', player: 'you', from: { type: 'land', controller: 'you' }, count: exactly(1), as: 'land' },
        returnTo('hand', the('land')),
        when(matches(the('land'), { subtype: 'Desert', other: true }), { kind: 'surveil', player: 'you', count: 1 }),
      ],
    }),
    tapForMana('{C}{C}'),
  ],
})
