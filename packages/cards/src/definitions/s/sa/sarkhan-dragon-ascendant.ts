import { addSubtype, apply, card, createToken, enters, gain, putCounters, TREASURE, triggered } from '@spellwright/dsl'

export const sarkhanDragonAscendant = card({
  name: 'Sarkhan, Dragon Ascendant',
  type: 'Legendary Creature — Human Druid',
  cost: '{1}{R}',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [{ kind: 'behold', what: { subtype: 'Dragon' } }],
          then: [createToken(1, TREASURE)],
        },
      ],
    }),
    triggered({
      on: enters({ subtype: 'Dragon', controller: 'you' }),
      effects: [putCounters('+1/+1', 1, 'self'), apply('self', [addSubtype('Dragon'), gain('flying')])],
    }),
  ],
})
