import { activated, all, card, mana, put, the } from '@spellwright/dsl'

export const soldeviDigger = card({
  name: 'Soldevi Digger',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{2}')],
      effects: [
        { kind: 'bind', as: 'card', what: all({ zone: 'graveyard', owner: 'you', nothingAbove: {} }) },
        put('library', the('card'), { library: { position: 'bottom' } }),
      ],
    }),
  ],
})
