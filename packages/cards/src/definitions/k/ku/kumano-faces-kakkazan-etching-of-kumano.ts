import { all, chapter, dealDamage, keyword, replacement, the, twoFaced, youCast } from '@spellwright/dsl'

export const kumanoFacesKakkazanEtchingOfKumano = twoFaced(
  'transform',
  {
    name: 'Kumano Faces Kakkazan',
    type: 'Enchantment — Saga',
    cost: '{R}',
    abilities: [
      chapter(1, {
        effects: [
          dealDamage(1, { players: 'opponent', objects: all({ type: 'planeswalker', controller: 'opponent' }) }),
        ],
      }),
      chapter(2, {
        effects: [
          {
            kind: 'shield',
            replacement: {
              kind: 'enters',
              object: the('armed'),
              with: [{ kind: 'counters', counter: '+1/+1', count: 1 }],
            },
            until: 'endOfTurn',
            uses: 'once',
            armedBy: youCast({ type: 'creature' }),
          },
        ],
      }),
      chapter(3, {
        effects: [
          { kind: 'move', verb: 'exile', what: 'self', to: 'exile', as: 'exiled' },
          {
            kind: 'move',
            verb: 'return',
            what: the('exiled'),
            to: 'battlefield',
            enters: ['transformed'],
            under: 'you',
          },
        ],
      }),
    ],
  },
  {
    name: 'Etching of Kumano',
    type: 'Enchantment Creature — Human Shaman',
    power: 2,
    toughness: 2,
    colorIndicator: ['R'],
    abilities: [
      keyword('haste'),
      replacement({
        kind: 'zoneChange',
        object: { type: 'creature', damagedThisTurnBy: 'you' },
        from: 'battlefield',
        to: 'graveyard',
        instead: { to: 'exile' },
      }),
    ],
  },
)
