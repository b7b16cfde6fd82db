import {
  activated,
  anyNumber,
  bound,
  chapter,
  dealDamage,
  draw,
  enters,
  exile,
  keywords,
  mana,
  ownerOf,
  players,
  returnTo,
  tap,
  target,
  the,
  triggered,
  twoFaced,
  upTo,
} from '@spellwright/dsl'

export const joshuaPhoenixsDominantPhoenixWardenOfFire = twoFaced(
  'transform',
  {
    name: "Joshua, Phoenix's Dominant",
    cost: '{1}{R}{W}',
    type: 'Legendary Creature — Human Noble Wizard',
    power: 3,
    toughness: 4,
    abilities: [
      triggered({
        on: enters('self'),
        effects: [
          { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: upTo(2), as: 'cards' },
          { kind: 'discardCards', what: the('cards'), as: 'discarded' },
          draw(bound('discarded')),
        ],
      }),
      activated({
        cost: [mana('{3}{R}{W}'), tap],
        timing: 'sorcery',
        effects: [
          exile('self', { as: 'exiled' }),
          returnTo('battlefield', the('exiled'), { enters: ['transformed'], under: ownerOf(the('exiled')) }),
        ],
      }),
    ],
  },
  {
    name: 'Phoenix, Warden of Fire',
    type: 'Legendary Enchantment Creature — Saga Phoenix',
    power: 4,
    toughness: 4,
    colorIndicator: ['R', 'W'],
    abilities: [
      chapter([1, 2], { abilityWord: 'Rising Flames', effects: [dealDamage(2, players('opponent'))] }),
      chapter(3, {
        abilityWord: 'Flames of Rebirth',
        targets: {
          cards: target(
            { zone: 'graveyard', owner: 'you', type: 'creature' },
            { count: anyNumber, total: { value: 'manaValue', is: { atMost: 6 } } },
          ),
        },
        effects: [
          returnTo('battlefield', the('cards')),
          exile('self', { as: 'exiled' }),
          returnTo('battlefield', the('exiled')),
        ],
      }),
      ...keywords('flying', 'lifelink'),
    ],
  },
)
