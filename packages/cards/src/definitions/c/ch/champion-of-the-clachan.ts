import { card, continuous, keyword, leaves, linked, modifyPT, returnTo, triggered } from '@spellwright/dsl'

export const championOfTheClachan = card({
  name: 'Champion of the Clachan',
  cost: '{3}{W}',
  type: 'Creature — Kithkin Knight',
  power: 4,
  toughness: 5,
  abilities: [
    keyword('flash'),
    { kind: 'additionalCost', cost: [{ kind: 'behold', what: { subtype: 'Kithkin' }, exile: 'exiled' }] },
    continuous({ affects: { subtype: 'Kithkin', other: true, controller: 'you' }, apply: [modifyPT(1, 1)] }),
    triggered({ on: leaves('self'), effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
