import { card, enters, entersTapped, exile, linked, tapForMana, target, the, triggered, upTo } from '@spellwright/dsl'

export const pitOfOfferings = card({
  name: 'Pit of Offerings',
  type: 'Land — Cave',
  abilities: [
    entersTapped,
    triggered({
      on: enters('self'),
      targets: { cards: target({ zone: 'graveyard' }, { count: upTo(3) }) },
      effects: [exile(the('cards'), { linked: 'exiled' })],
    }),
    tapForMana('{C}'),
    tapForMana({ kind: 'anyOneColor', amount: 1, among: { zone: 'exile', among: linked('exiled') } }),
  ],
})
