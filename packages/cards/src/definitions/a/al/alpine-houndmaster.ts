import { attacks, card, count, enters, may, pump, put, search, shuffle, the, triggered, upTo } from '@spellwright/dsl'

export const alpineHoundmaster = card({
  name: 'Alpine Houndmaster',
  cost: '{R}{W}',
  type: 'Creature — Human Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        may(
          search(
            { any: [{ name: 'Alpine Watchdog' }, { name: 'Igneous Cur' }] },
            { count: upTo(2), different: 'name', reveal: 'reveal' },
          ),
          put('hand', the('found')),
          shuffle(),
        ),
      ],
    }),
    triggered({
      on: attacks('self'),
      effects: [pump('self', count({ type: 'creature', is: 'attacking', other: true }), 0)],
    }),
  ],
})
