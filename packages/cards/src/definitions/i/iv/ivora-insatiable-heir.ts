import {
  BLOOD,
  card,
  createToken,
  dealsDamageToPlayer,
  enters,
  keyword,
  putCounters,
  triggered,
} from '@spellwright/dsl'

export const ivoraInsatiableHeir = card({
  name: 'Ivora, Insatiable Heir',
  cost: '{1}{R}',
  type: 'Legendary Creature — Vampire Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('trample'),
    triggered({
      on: { kind: 'either', events: [enters('self'), dealsDamageToPlayer('self', 'combat')] },
      effects: [createToken(1, BLOOD)],
    }),
    triggered({ on: { kind: 'discarded', player: 'you' }, effects: [putCounters('+1/+1', 1, 'self')] }),
  ],
})
