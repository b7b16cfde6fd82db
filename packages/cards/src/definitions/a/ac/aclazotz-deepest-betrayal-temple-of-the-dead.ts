import {
  activated,
  attacks,
  createToken,
  dies,
  discard,
  draw,
  keywords,
  mana,
  ownerOf,
  returnTo,
  tap,
  tapForMana,
  token,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const aclazotzDeepestBetrayalTempleOfTheDead = twoFaced(
  'transform',
  {
    name: 'Aclazotz, Deepest Betrayal',
    type: 'Legendary Creature — Bat God',
    cost: '{3}{B}{B}',
    power: 4,
    toughness: 4,
    abilities: [
      ...keywords('flying', 'lifelink'),
      triggered({
        on: attacks('self'),
        effects: [
          {
            kind: 'if',
            condition: {
              kind: 'compare',
              quantity: { kind: 'cardsIn', zone: 'hand', player: 'opponent' },
              is: { atLeast: 1 },
            },
            then: [discard(1, 'opponent')],
            else: [draw(1)],
          },
        ],
      }),
      triggered({
        on: { kind: 'discarded', player: 'opponent', object: { type: 'land' } },
        effects: [
          createToken(
            1,
            token({ colors: ['B'], type: 'Creature — Bat', power: 1, toughness: 1, abilities: keywords('flying') }),
          ),
        ],
      }),
      triggered({
        on: dies('self'),
        effects: [returnTo('battlefield', 'self', { enters: ['tapped', 'transformed'], under: ownerOf('self') })],
      }),
    ],
  },
  {
    name: 'Temple of the Dead',
    type: 'Land',
    abilities: [
      tapForMana('{B}'),
      activated({
        cost: [mana('{2}{B}'), tap],
        timing: 'sorcery',
        condition: {
          kind: 'any',
          conditions: [
            { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { atMost: 1 } },
            { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'opponent' }, is: { atMost: 1 } },
          ],
        },
        effects: [transform('self')],
      }),
    ],
  },
)
