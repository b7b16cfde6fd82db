import {
  activated,
  addMana,
  anyColor,
  attacks,
  draw,
  exile,
  investigate,
  keyword,
  loyalty,
  matches,
  ownerOf,
  pump,
  returnTo,
  rule,
  target,
  the,
  triggered,
  twoFaced,
  when,
} from '@spellwright/dsl'

export const tamiyoInquisitiveStudentTamiyoSeasonedScholar = twoFaced(
  'transform',
  {
    name: 'Tamiyo, Inquisitive Student',
    cost: '{U}',
    type: 'Legendary Creature — Moonfolk Wizard',
    power: 0,
    toughness: 3,
    abilities: [
      keyword('flying'),
      triggered({ on: attacks('self'), effects: [investigate()] }),
      triggered({
        on: { kind: 'drawn', player: 'you', nth: 3 },
        effects: [
          exile('self', { as: 'card' }),
          returnTo('battlefield', the('card'), { enters: ['transformed'], under: ownerOf(the('card')) }),
        ],
      }),
    ],
  },
  {
    name: 'Tamiyo, Seasoned Scholar',
    type: 'Legendary Planeswalker — Tamiyo',
    loyalty: 2,
    colorIndicator: ['G', 'U'],
    abilities: [
      activated({
        cost: [loyalty(2)],
        effects: [
          {
            kind: 'delayedTrigger',
            on: {
              kind: 'either',
              events: [
                { kind: 'attacks', object: { type: 'creature', controller: 'opponent' }, defender: { player: 'you' } },
                {
                  kind: 'attacks',
                  object: { type: 'creature', controller: 'opponent' },
                  defender: { object: { type: 'planeswalker', controller: 'you' } },
                },
              ],
            },
            lasts: 'everyTimeUntilYourNextTurn',
            effects: [pump('eventObject', -1, 0)],
          },
        ],
      }),
      activated({
        cost: [loyalty(-3)],
        targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
        effects: [
          returnTo('hand', the('card'), { as: 'returned' }),
          when(matches(the('returned'), { color: 'G' }), addMana(anyColor())),
        ],
      }),
      activated({
        cost: [loyalty(-7)],
        effects: [
          draw({ kind: 'half', quantity: { kind: 'cardsIn', zone: 'library', player: 'you' }, round: 'up' }),
          {
            kind: 'getEmblem',
            player: 'you',
            abilities: [rule({ kind: 'maximumHandSize', player: 'you', size: 'none' })],
          },
        ],
      }),
    ],
  },
)
