import { context, propagation, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { version } from '#projections/postgres/version.ts';
import type { Attributes, Tracing } from './tracing.ts';

/*
 * Only loaded when traces are on. The SDK reads the other standard variables itself: endpoint, headers, sampler, resource attributes, batches.
 */

/** Starts to export traces. */
export async function startOpenTelemetry(protocol: 'http/protobuf' | 'http/json'): Promise<Tracing> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'rondel', 'service.version': version }))
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('rondel', version);
  return {
    request: (headers, work) =>
      context.with(propagation.extract(context.active(), headers), () =>
        inSpan(tracer, 'request', SpanKind.SERVER, {}, work),
      ),
    part: (name, attributes, work) => inSpan(tracer, name, SpanKind.INTERNAL, attributes, work),
    stop: () => provider.shutdown(),
  };
}

function inSpan<Result>(
  tracer: Tracer,
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Pick<Span, 'updateName' | 'setAttribute'>) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // The name alone: messages may hold personal data.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}
