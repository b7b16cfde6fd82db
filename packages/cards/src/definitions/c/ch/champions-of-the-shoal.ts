import {
  card,
  enters,
  leaves,
  linked,
  putCounters,
  returnTo,
  tapIt,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const championsOfTheShoal = card({
  name: 'Champions of the Shoal',
  cost: '{3}{U}',
  type: 'Creature — Merfolk Soldier',
  power: 4,
  toughness: 6,
  abilities: [
    { kind: 'additionalCost', cost: [{ kind: 'behold', what: { subtype: 'Merfolk' }, exile: 'exiled' }] },
    triggered({
      on: { kind: 'either', events: [enters('self'), { kind: 'tapped', object: 'self' }] },
      targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [tapIt(the('creature')), putCounters('stun', 1, the('creature'))],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
