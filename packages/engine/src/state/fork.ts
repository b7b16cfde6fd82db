import type { GameState } from './state.ts'

/**
 * A copy that can be changed independently: lists and maps are copied, the immutable records inside are shared.
 */
export function forkState(state: GameState): GameState {
  return {
    version: state.version,
    seed: state.seed,
    options: state.options,
    definitions: state.definitions,
    nextObject: state.nextObject,
    nextTimestamp: state.nextTimestamp,
    nextEffect: state.nextEffect,
    objects: state.objects.slice(),
    battlefield: state.battlefield.slice(),
    stack: state.stack.slice(),
    exile: state.exile.slice(),
    command: state.command.slice(),
    library: [state.library[0].slice(), state.library[1].slice()],
    hand: [state.hand[0].slice(), state.hand[1].slice()],
    graveyard: [state.graveyard[0].slice(), state.graveyard[1].slice()],
    outside: [state.outside[0].slice(), state.outside[1].slice()],
    players: [state.players[0], state.players[1]],
    turn: state.turn,
    flow: state.flow,
    combat: state.combat,
    effects: state.effects.slice(),
    rules: state.rules.slice(),
    replacements: state.replacements.slice(),
    delayed: state.delayed.slice(),
    waiting: state.waiting.slice(),
    exiledUntil: state.exiledUntil.slice(),
    phasedOut: state.phasedOut.slice(),
    control: state.control.slice(),
    daytime: state.daytime,
    linked: state.linked.copy(),
    lastKnown: state.lastKnown.copy(),
    history: { thisTurn: state.history.thisTurn.slice(), lastTurn: state.history.lastTurn },
    activations: state.activations.size === 0 ? new Map() : new Map(state.activations),
    rng: state.rng.slice(),
    result: state.result,
    decisions: state.decisions,
    strays: state.strays,
    reveals: [state.reveals[0], state.reveals[1]],
    loop: { keys: state.loop.keys.slice(), actions: state.loop.actions, sizes: state.loop.sizes },
  }
}
