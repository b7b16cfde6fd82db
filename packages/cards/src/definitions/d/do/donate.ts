import { apply, card, spell, target, targetPlayer, the } from '@spellwright/dsl'

export const donate = card({
  name: 'Donate',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer, permanent: target({ controller: 'you' }) },
      effects: [apply(the('permanent'), [{ kind: 'setController', player: the('player') }], 'game')],
    }),
  ],
})
