import { card, continuous, createToken, modifyPT, token, triggered } from '@spellwright/dsl'

export const sukiCourageousRescuer = card({
  name: 'Suki, Courageous Rescuer',
  type: 'Legendary Creature — Human Warrior Ally',
  cost: '{1}{W}{W}',
  power: 2,
  toughness: 4,
  abilities: [
    continuous({ affects: { type: 'creature', controller: 'you', other: true }, apply: [modifyPT(1, 0)] }),
    triggered({
      on: { kind: 'zoneChange', object: { controller: 'you', other: true }, from: 'battlefield', during: 'you' },
      limit: { times: 1, per: 'turn' },
      effects: [createToken(1, token({ colors: ['W'], type: 'Creature — Ally', power: 1, toughness: 1 }))],
    }),
  ],
})
