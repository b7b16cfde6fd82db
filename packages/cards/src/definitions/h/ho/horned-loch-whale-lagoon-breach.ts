import { keyword, mana, not, ownerOf, put, replacement, spell, target, the, twoFaced } from '@spellwright/dsl'

export const hornedLochWhaleLagoonBreach = twoFaced(
  'adventure',
  {
    name: 'Horned Loch-Whale',
    type: 'Creature — Whale',
    cost: '{4}{U}{U}',
    power: 6,
    toughness: 6,
    abilities: [
      keyword('flash'),
      keyword({ kind: 'ward', cost: [mana('{2}')] }),
      replacement(
        { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
        { condition: not({ kind: 'isTurnOf', player: 'you' }) },
      ),
    ],
  },
  {
    name: 'Lagoon Breach',
    type: 'Instant — Adventure',
    cost: '{1}{U}',
    abilities: [
      spell({
        targets: { creature: target({ type: 'creature', is: 'attacking', not: { controller: 'you' } }) },
        effects: [
          {
            kind: 'chooseOne',
            player: ownerOf(the('creature')),
            options: [
              {
                label: 'the top of their library',
                effects: [put('library', the('creature'), { library: { position: 'top' } })],
              },
              {
                label: 'the bottom of their library',
                effects: [put('library', the('creature'), { library: { position: 'bottom' } })],
              },
            ],
          },
        ],
      }),
    ],
  },
)
