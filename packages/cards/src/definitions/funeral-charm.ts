import { apply, card, chooseOne, discard, gain, pump, spell, target, targetPlayer, the } from '@spellwright/dsl'

export const funeralCharm = card({
  name: 'Funeral Charm',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { player: targetPlayer }, effects: [discard(1, the('player'))] },
        { targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), 2, -1)] },
        {
          targets: { creature: target({ type: 'creature' }) },
          effects: [apply(the('creature'), [gain({ kind: 'landwalk', land: { subtype: 'Swamp' } })])],
        },
      ),
      effects: [],
    }),
  ],
})
