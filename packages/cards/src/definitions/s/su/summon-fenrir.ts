import { card, chapter, draw, the, when, youCast } from '@spellwright/dsl'

export const summonFenrir = card({
  name: 'Summon: Fenrir',
  cost: '{2}{G}',
  type: 'Enchantment Creature — Saga Wolf',
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      abilityWord: 'Crescent Fang',
      on: {
        kind: 'chapter',
        numbers: [1],
      },
      effects: [
        {
          kind: 'search',
          player: 'you',
          whose: 'you',
          zones: ['library'],
          filter: {
            supertype: 'basic',
            type: 'land',
          },
          count: {
            min: 1,
            max: 1,
          },
          as: 'found',
        },
        {
          kind: 'move',
          verb: 'put',
          what: {
            the: 'found',
          },
          to: 'battlefield',
          enters: ['tapped'],
        },
        {
          kind: 'shuffle',
          player: 'you',
        },
      ],
    },
    chapter(2, {
      abilityWord: 'Heavenward Howl',
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
      abilityWord: 'Ecliptic Growl',
      effects: [
        when(
          {
            kind: 'exists',
            of: {
              type: 'creature',
              controller: 'you',
              power: { exactly: { kind: 'greatest', value: 'power', of: { type: 'creature' } } },
            },
          },
          draw(1),
        ),
      ],
    }),
  ],
})
