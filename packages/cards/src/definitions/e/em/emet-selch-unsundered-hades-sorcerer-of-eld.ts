import {
  atBeginningOf,
  attacks,
  discard,
  draw,
  enters,
  keyword,
  may,
  replacement,
  rule,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const emetSelchUnsunderedHadesSorcererOfEld = twoFaced(
  'transform',
  {
    name: 'Emet-Selch, Unsundered',
    type: 'Legendary Creature — Elder Wizard',
    cost: '{1}{U}{B}',
    power: 2,
    toughness: 4,
    abilities: [
      keyword('vigilance'),
      triggered({ on: { kind: 'either', events: [enters('self'), attacks('self')] }, effects: [draw(1), discard(1)] }),
      triggered({
        on: atBeginningOf('upkeep', 'you'),
        condition: {
          kind: 'compare',
          quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'you' },
          is: { atLeast: 14 },
        },
        effects: [may(transform('self'))],
      }),
    ],
  },
  {
    name: 'Hades, Sorcerer of Eld',
    type: 'Legendary Creature — Avatar',
    power: 6,
    toughness: 6,
    colorIndicator: ['B', 'U'],
    abilities: [
      keyword('vigilance'),
      rule(
        { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { owner: 'you' }, verb: 'play' },
        { condition: { kind: 'isTurnOf', player: 'you' }, abilityWord: 'Echo of the Lost' },
      ),
      replacement({ kind: 'zoneChange', object: { owner: 'you' }, to: 'graveyard', instead: { to: 'exile' } }),
    ],
  },
)
