export { INFERENCE_BOUNDS, RuleInference, type InferredProfile } from './inference.js';
