import { card, dies, may, put, search, shuffle, tapForMana, the, triggered } from '@spellwright/dsl'

export const flagstonesOfTrokair = card({
  name: 'Flagstones of Trokair',
  type: 'Legendary Land',
  abilities: [
    tapForMana('{W}'),
    triggered({
      on: dies('self'),
      effects: [
        may(search({ subtype: 'Plains' }), put('battlefield', the('found'), { enters: ['tapped'] }), shuffle()),
      ],
    }),
  ],
})
