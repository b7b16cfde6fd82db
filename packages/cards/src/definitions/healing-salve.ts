import { anyTarget, card, chooseOne, gainLife, spell, targetPlayer, the } from '@spellwright/dsl'

export const healingSalve = card({
  name: 'Healing Salve',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { player: targetPlayer }, effects: [gainLife(3, the('player'))] },
        {
          targets: { recipient: anyTarget },
          effects: [
            {
              kind: 'shield',
              replacement: { kind: 'damage', to: { object: the('recipient') }, change: { kind: 'prevent', amount: 3 } },
              until: 'endOfTurn',
              uses: 'unlimited',
            },
          ],
        },
      ),
      effects: [],
    }),
  ],
})
