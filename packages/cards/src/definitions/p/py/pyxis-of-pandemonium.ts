import { activated, all, card, exile, linked, mana, ownerOf, put, sacrificeSelf, tap, the } from '@spellwright/dsl'

export const pyxisOfPandemonium = card({
  name: 'Pyxis of Pandemonium',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            { kind: 'lookAtTop', player: the('player'), count: 1, as: 'top', unseen: 'unseen' },
            exile(the('top'), { faceDown: 'faceDown', linked: 'exiled' }),
          ],
        },
      ],
    }),
    activated({
      cost: [mana('{7}'), tap, sacrificeSelf],
      effects: [
        { kind: 'turnFaceUp', what: linked('exiled') },
        put('battlefield', all({ zone: 'exile', among: linked('exiled'), is: 'permanentCard' }), {
          under: ownerOf(linked('exiled')),
        }),
      ],
    }),
  ],
})
