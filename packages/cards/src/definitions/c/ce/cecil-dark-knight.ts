import {
  all,
  apply,
  attacks,
  eventAmount,
  gain,
  keyword,
  loseLife,
  times,
  transform,
  triggered,
  twoFaced,
  untap,
  when,
} from '@spellwright/dsl'

export const cecilDarkKnight = twoFaced(
  'transform',
  {
    name: 'Cecil, Dark Knight',
    cost: '{B}',
    type: 'Legendary Creature — Human Knight',
    power: 2,
    toughness: 3,
    abilities: [
      keyword('deathtouch'),
      triggered({
        abilityWord: 'Darkness',
        on: { kind: 'damage', source: 'self' },
        effects: [
          loseLife(eventAmount),
          when(
            {
              kind: 'compare',
              quantity: times(2, { kind: 'lifeOf', player: 'you' }),
              is: { atMost: { kind: 'startingLife' } },
            },
            untap('self'),
            transform('self'),
          ),
        ],
      }),
    ],
  },
  {
    name: 'Cecil, Redeemed Paladin',
    type: 'Legendary Creature — Human Knight',
    power: 4,
    toughness: 4,
    colorIndicator: ['W'],
    abilities: [
      keyword('lifelink'),
      triggered({
        abilityWord: 'Protect',
        on: attacks('self'),
        effects: [apply(all({ other: true, is: 'attacking', type: 'creature' }), [gain('indestructible')])],
      }),
    ],
  },
)
