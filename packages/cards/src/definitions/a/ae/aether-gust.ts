import { card, ownerOf, put, spell, target, the } from '@spellwright/dsl'

export const aetherGust = card({
  name: 'Aether Gust',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { target: target({ any: [{ zone: 'stack', color: ['R', 'G'] }, { color: ['R', 'G'] }] }) },
      effects: [
        {
          kind: 'chooseOne',
          player: ownerOf(the('target')),
          options: [
            { label: 'on top', effects: [put('library', the('target'), { library: { position: 'top' } })] },
            { label: 'on the bottom', effects: [put('library', the('target'), { library: { position: 'bottom' } })] },
          ],
        },
      ],
    }),
  ],
})
