import { anyTarget, entersTapped, spell, tapForMana, the, twoFaced } from '@spellwright/dsl'

export const spikefieldHazardSpikefieldCave = twoFaced(
  'modal_dfc',
  {
    name: 'Spikefield Hazard',
    cost: '{R}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { target: anyTarget },
        effects: [
          { kind: 'dealDamage', amount: 1, to: the('target'), as: 'hit' },
          {
            kind: 'shield',
            replacement: {
              kind: 'zoneChange',
              object: the('hit'),
              from: 'battlefield',
              to: 'graveyard',
              instead: { to: 'exile' },
            },
            until: 'endOfTurn',
            uses: 'unlimited',
          },
        ],
      }),
    ],
  },
  {
    name: 'Spikefield Cave',
    type: 'Land',
    abilities: [entersTapped, tapForMana('{R}')],
  },
)
