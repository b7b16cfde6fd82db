export { type ClientKind, ClientMessage, type ClientMessageOf } from './client.ts'
export { CODE_LENGTH, CODE_LETTERS, LIMITS, PROTOCOL_VERSION } from './limits.ts'
export { type ReadMessage, readClientMessage } from './read-message.ts'
export {
  ChatLine,
  Clock,
  Offer,
  OpenTable,
  Phase,
  PlayerName,
  RoomCode,
  RoomSettings,
  RoomView,
  Seat,
  SeatView,
} from './room.ts'
export { type ReadServerMessage, SceneReader } from './scene-reader.ts'
export { type SentScene, type ServerKind, ServerMessage, type ServerMessageOf, Welcome } from './server.ts'
