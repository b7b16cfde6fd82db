import {
  card,
  chooseOne,
  dies,
  discard,
  draw,
  enters,
  put,
  shuffle,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const oracleOfTragedy = card({
  name: 'Oracle of Tragedy',
  type: 'Creature — Human Wizard',
  cost: '{1}{U}',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), dies('self')] },
      modes: chooseOne(
        { effects: [draw(1), discard(1)] },
        {
          targets: {
            cards: target({ zone: 'graveyard', owner: 'you', manaValue: { atLeast: 3 } }, { count: upTo(4) }),
          },
          effects: [put('library', the('cards')), shuffle()],
        },
      ),
      effects: [],
    }),
  ],
})
