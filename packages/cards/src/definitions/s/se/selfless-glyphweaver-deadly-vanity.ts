import { activated, all, apply, destroy, exactly, gain, spell, the, twoFaced } from '@spellwright/dsl'

export const selflessGlyphweaverDeadlyVanity = twoFaced(
  'modal_dfc',
  {
    name: 'Selfless Glyphweaver',
    cost: '{2}{W}',
    type: 'Creature — Human Cleric',
    power: 2,
    toughness: 3,
    abilities: [
      activated({
        cost: [{ kind: 'exile', what: 'self' }],
        effects: [apply(all({ controller: 'you', type: 'creature' }), [gain('indestructible')])],
      }),
    ],
  },
  {
    name: 'Deadly Vanity',
    cost: '{5}{B}{B}{B}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          {
            kind: 'choose',
            player: 'you',
            from: { type: ['creature', 'planeswalker'] },
            count: exactly(1),
            as: 'spared',
          },
          destroy(all({ type: ['creature', 'planeswalker'], not: { among: the('spared') } })),
        ],
      }),
    ],
  },
)
