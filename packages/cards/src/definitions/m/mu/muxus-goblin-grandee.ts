import { all, apply, attacks, card, enters, modifyPT, put, the, triggered } from '@spellwright/dsl'

export const muxusGoblinGrandee = card({
  name: 'Muxus, Goblin Grandee',
  cost: '{4}{R}{R}',
  type: 'Legendary Creature — Goblin Noble',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'revealed', reveal: 'reveal' },
        put(
          'battlefield',
          all({
            zone: 'library',
            among: the('revealed'),
            type: 'creature',
            subtype: 'Goblin',
            manaValue: { atMost: 5 },
          }),
        ),
        put('library', all({ zone: 'library', among: the('revealed') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
    triggered({
      on: attacks('self'),
      effects: [
        apply('self', [
          modifyPT(
            { kind: 'count', of: { controller: 'you', other: true, subtype: 'Goblin' } },
            { kind: 'count', of: { controller: 'you', other: true, subtype: 'Goblin' } },
          ),
        ]),
      ],
    }),
  ],
})
