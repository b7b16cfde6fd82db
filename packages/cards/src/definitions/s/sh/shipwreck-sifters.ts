import { card, discard, draw, enters, putCounters, triggered } from '@spellwright/dsl'

export const shipwreckSifters = card({
  name: 'Shipwreck Sifters',
  cost: '{1}{U}',
  type: 'Creature — Spirit',
  power: 1,
  toughness: 2,
  abilities: [
    triggered({ on: enters('self'), effects: [draw(1), discard(1)] }),
    triggered({
      on: { kind: 'discarded', player: 'you', object: { any: [{ subtype: 'Spirit' }, { keyword: 'disturb' }] } },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
