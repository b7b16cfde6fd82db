import {
  activated,
  anyTarget,
  atBeginningOf,
  card,
  createToken,
  dealDamage,
  did,
  draw,
  enters,
  keywords,
  loyalty,
  matches,
  may,
  powerOf,
  putCounters,
  target,
  the,
  token,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

const boo = token({
  name: 'Boo',
  colors: ['R'],
  type: 'Legendary Creature — Hamster',
  power: 1,
  toughness: 1,
  abilities: keywords('trample', 'haste'),
})

export const minscBooTimelessHeroes = card({
  name: 'Minsc & Boo, Timeless Heroes',
  cost: '{2}{R}{G}',
  type: 'Legendary Planeswalker — Minsc',
  loyalty: 3,
  abilities: [
    triggered({ on: enters('self'), effects: [may(createToken(1, boo))] }),
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [may(createToken(1, boo))] }),
    activated({
      cost: [loyalty(1)],
      targets: {
        creature: target({ type: 'creature', any: [{ keyword: 'trample' }, { keyword: 'haste' }] }, { count: upTo(1) }),
      },
      effects: [putCounters('+1/+1', 3, the('creature'))],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        { kind: 'sacrificeChoice', player: 'you', filter: { type: 'creature' }, count: 1, as: 'sacrificed' },
        when(did('sacrificed'), {
          kind: 'reflexiveTrigger',
          targets: { target: anyTarget },
          effects: [
            dealDamage(powerOf(the('sacrificed')), the('target')),
            when(matches(the('sacrificed'), { subtype: 'Hamster' }), draw(powerOf(the('sacrificed')))),
          ],
        }),
      ],
    }),
  ],
})
